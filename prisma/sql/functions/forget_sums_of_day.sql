CREATE OR REPLACE FUNCTION public.forget_sums_of_day(happened timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
AS $function$
BEGIN
  IF happened < now() - interval '1 hour' THEN
    DELETE FROM "SummedDay" WHERE "start" <= happened AND "end" > happened;
  END IF;
END $function$;
