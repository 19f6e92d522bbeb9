CREATE OR REPLACE FUNCTION public.softhaven_named(name text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN COALESCE(NULLIF(regexp_replace(name, '\s+(for|für|pour|para|per|voor)\s.*$'::text, ''::text, 'i'::text), ''::text), name);
