-- AlterTable
ALTER TABLE "CartDay" ADD COLUMN     "paymentStartedAt" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "SummedDay" (
    "day" DATE NOT NULL,

    CONSTRAINT "SummedDay_pkey" PRIMARY KEY ("day")
);

-- CreateTable
CREATE TABLE "DaySales" (
    "day" DATE NOT NULL,
    "by" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "count" INTEGER NOT NULL,
    "refundedCount" INTEGER NOT NULL,
    "gross" DECIMAL(14,2) NOT NULL,
    "refunds" DECIMAL(14,2) NOT NULL,

    CONSTRAINT "DaySales_pkey" PRIMARY KEY ("by","day","key")
);

-- CreateTable
CREATE TABLE "DayViewers" (
    "day" DATE NOT NULL,
    "viewers" INTEGER,
    "salt" BYTEA,

    CONSTRAINT "DayViewers_pkey" PRIMARY KEY ("day")
);

-- CreateTable
CREATE TABLE "ProductDayViewers" (
    "day" DATE NOT NULL,
    "productId" INTEGER NOT NULL,
    "viewers" INTEGER NOT NULL,

    CONSTRAINT "ProductDayViewers_pkey" PRIMARY KEY ("day","productId")
);

-- CreateTable
CREATE TABLE "ProductViewer" (
    "day" DATE NOT NULL,
    "productId" INTEGER NOT NULL,
    "visitor" BYTEA NOT NULL,

    CONSTRAINT "ProductViewer_pkey" PRIMARY KEY ("day","productId","visitor")
);

-- CreateIndex
CREATE INDEX "DaySales_day_idx" ON "DaySales"("day");

-- AddForeignKey
ALTER TABLE "DaySales" ADD CONSTRAINT "DaySales_day_fkey" FOREIGN KEY ("day") REFERENCES "SummedDay"("day") ON DELETE CASCADE ON UPDATE CASCADE;

-- What happens now concerns no day that is added up: days are, an hour after their end at the earliest.
CREATE FUNCTION forget_sums_of_day(happened timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF happened < date_trunc('day', (now() - interval '1 hour') AT TIME ZONE 'UTC') AT TIME ZONE 'UTC' THEN
    DELETE FROM "SummedDay" WHERE "day" = (happened AT TIME ZONE 'UTC')::date;
  END IF;
END $$;

CREATE FUNCTION order_changes_sums() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    PERFORM forget_sums_of_day(OLD."createdAt");
  END IF;
  IF TG_OP <> 'DELETE' THEN
    PERFORM forget_sums_of_day(NEW."createdAt");
  END IF;
  RETURN NULL;
END $$;

CREATE FUNCTION refund_changes_sums() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' AND OLD."status" = 'succeeded' THEN
    PERFORM forget_sums_of_day(OLD."updatedAt");
  END IF;
  IF TG_OP <> 'DELETE' AND NEW."status" = 'succeeded' THEN
    PERFORM forget_sums_of_day(NEW."updatedAt");
  END IF;
  RETURN NULL;
END $$;

CREATE TRIGGER "Order_in_sums" AFTER INSERT OR DELETE OR UPDATE OF "createdAt", "totalAmount", "giftCardAmount", "couponCode",
  "taxCountry", "trafficSource", "trafficMedium", "campaign", "paymentMethod", "displayCurrency", "locale" ON "Order"
  FOR EACH ROW EXECUTE FUNCTION order_changes_sums();
CREATE TRIGGER "Refund_in_sums" AFTER INSERT OR DELETE OR UPDATE ON "Refund"
  FOR EACH ROW EXECUTE FUNCTION refund_changes_sums();
