CREATE OR REPLACE FUNCTION public.softhaven_words(value text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN array_remove(string_to_array(regexp_replace(lower(unaccent(value)), '[^[:alnum:]]+'::text, ' '::text, 'g'::text), ' '::text), ''::text);
