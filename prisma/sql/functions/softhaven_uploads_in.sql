CREATE OR REPLACE FUNCTION public.softhaven_uploads_in(html text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  SELECT coalesce(array_agg(DISTINCT found[1]), '{}'::text[])
  FROM regexp_matches(html, '/media/[0-9a-f]{64}[.][a-z]+', 'g') found
$function$;
