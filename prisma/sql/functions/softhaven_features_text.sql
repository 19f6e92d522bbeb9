CREATE OR REPLACE FUNCTION public.softhaven_features_text(features text[])
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN lower(COALESCE(array_to_string(features, '
'::text), ''::text));
