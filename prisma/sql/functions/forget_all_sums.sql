CREATE OR REPLACE FUNCTION public.forget_all_sums()
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  TRUNCATE "SummedDay" CASCADE;
END $function$;
