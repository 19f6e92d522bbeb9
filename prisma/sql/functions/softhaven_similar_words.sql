CREATE OR REPLACE FUNCTION public.softhaven_similar_words(wanted text)
 RETURNS TABLE(word text, products integer)
 LANGUAGE sql
 STABLE PARALLEL SAFE
 SET "pg_trgm.similarity_threshold" TO '0.2'
AS $function$
  SELECT w."word", w."products" FROM "SearchWord" w
  WHERE w."word" % wanted AND length(w."word") BETWEEN length(wanted) - 2 AND length(wanted) + 2
  ORDER BY similarity(w."word", wanted) DESC, w."products" DESC LIMIT 60
$function$;
