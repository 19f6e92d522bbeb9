CREATE OR REPLACE FUNCTION public.softhaven_other_words(value text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (SELECT COALESCE(array_agg(o.word), '{}'::text[]) AS "coalesce" FROM (SELECT array_to_string(softhaven_words(m.m[1]), ''::text) AS word FROM regexp_matches(softhaven_other_words.value, '([[:alnum:]]+(?:[^[:alnum:][:space:]][[:alnum:]]+)+)'::text, 'g'::text) m(m) UNION SELECT m.m[1] AS m FROM unnest(softhaven_words(softhaven_other_words.value)) w(w), LATERAL regexp_matches(w.w, '([0-9]+|[^0-9]+)'::text, 'g'::text) m(m) WHERE ((w.w ~ '[0-9]'::text) AND (w.w ~ '[^0-9]'::text)) UNION SELECT unnest(softhaven_words(regexp_replace(softhaven_other_words.value, '([[:lower:]])([[:upper:]])'::text, '\1 \2'::text, 'g'::text))) AS unnest) o WHERE (o.word <> ''::text));
