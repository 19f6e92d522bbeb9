ALTER TABLE "Payment" ADD COLUMN "supplyConsent" JSONB;

ALTER TABLE "OrderItem" ADD COLUMN "suppliedAt" TIMESTAMPTZ(3);

CREATE TABLE "SupplyConsent" (
  "orderId" INTEGER NOT NULL,
  "isGiven" BOOLEAN NOT NULL,
  "version" SMALLINT NOT NULL,
  "supplyText" TEXT NOT NULL,
  "lossText" TEXT NOT NULL,
  "locale" TEXT NOT NULL,
  "answeredAt" TIMESTAMPTZ(3) NOT NULL,
  "network" TEXT,
  "waitsUntil" TIMESTAMPTZ(3),
  "confirmedAt" TIMESTAMPTZ(3),
  "messageId" TEXT,
  "releasedAt" TIMESTAMPTZ(3),
  CONSTRAINT "SupplyConsent_pkey" PRIMARY KEY ("orderId"),
  CONSTRAINT "SupplyConsent_waits" CHECK ("isGiven" = ("waitsUntil" IS NULL)),
  CONSTRAINT "SupplyConsent_released" CHECK (NOT "isGiven" OR "releasedAt" IS NULL OR "confirmedAt" IS NOT NULL)
);

CREATE INDEX "SupplyConsent_held" ON "SupplyConsent" ("waitsUntil") WHERE "releasedAt" IS NULL;

ALTER TABLE "SupplyConsent" ADD CONSTRAINT "SupplyConsent_orderId_fkey"
  FOREIGN KEY ("orderId") REFERENCES "Order" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
