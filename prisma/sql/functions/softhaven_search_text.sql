CREATE OR REPLACE FUNCTION public.softhaven_search_text(name text, publisher text, features text[], description text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN lower(((((((name || '
'::text) || publisher) || '
'::text) || COALESCE(array_to_string(features, '
'::text), ''::text)) || '
'::text) || description));
