-- AlterTable
ALTER TABLE "SummedDay" ADD COLUMN     "end" TIMESTAMPTZ(3),
ADD COLUMN     "start" TIMESTAMPTZ(3);

-- The days so far are those of UTC. Where the store is in another time zone, the job adds them up anew.
UPDATE "SummedDay" SET "start" = "day"::timestamp AT TIME ZONE 'UTC', "end" = ("day" + 1)::timestamp AT TIME ZONE 'UTC';

ALTER TABLE "SummedDay" ALTER COLUMN "end" SET NOT NULL, ALTER COLUMN "start" SET NOT NULL;

-- What happened within the last hour concerns no day that is added up: days are, an hour after their end at the earliest.
CREATE OR REPLACE FUNCTION forget_sums_of_day(happened timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF happened < now() - interval '1 hour' THEN
    DELETE FROM "SummedDay" WHERE "start" <= happened AND "end" > happened;
  END IF;
END $$;
