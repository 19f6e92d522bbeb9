-- What is sold out may be sold nevertheless, and is delivered when keys come.
CREATE TYPE "WhenSoldOut" AS ENUM ('refuse', 'backorder');

ALTER TABLE "Product"
  ADD COLUMN "whenSoldOut" "WhenSoldOut" NOT NULL DEFAULT 'refuse',
  ADD COLUMN "backorderLimit" INTEGER,
  ADD COLUMN "keysReady" INTEGER,
  ADD CONSTRAINT "Product_backorderLimit_check" CHECK ("backorderLimit" BETWEEN 1 AND 100000),
  ADD CONSTRAINT "Product_keysReady_check" CHECK ("keysReady" >= 0);
