-- What is new in the versions of a product, and where it can be tried.
ALTER TABLE "Product"
  ADD COLUMN "releases" JSONB NOT NULL DEFAULT '[]',
  ADD COLUMN "trialUrl" TEXT,
  ADD COLUMN "trialDays" SMALLINT,
  ADD CONSTRAINT "Product_releases_check" CHECK (jsonb_typeof("releases") = 'array' AND jsonb_array_length("releases") <= 50),
  ADD CONSTRAINT "Product_trialUrl_https" CHECK ("trialUrl" LIKE 'https://%'),
  ADD CONSTRAINT "Product_trialDays_check" CHECK ("trialDays" BETWEEN 1 AND 365);
