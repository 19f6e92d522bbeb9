-- Mails about products that are back or have become cheaper (docs/decisions/0080).
-- CreateEnum
CREATE TYPE "ProductAlertKind" AS ENUM ('back_in_stock', 'price_drop');

-- CreateEnum
CREATE TYPE "ProductAlertStatus" AS ENUM ('watching', 'mailed', 'stopped');

-- CreateTable
CREATE TABLE "AlertWatcher" (
    "id" SERIAL NOT NULL,
    "email" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "AlertWatcher_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "AlertRequest" (
    "id" UUID NOT NULL,
    "watcherId" INTEGER NOT NULL,
    "locale" TEXT NOT NULL,
    "items" JSONB NOT NULL,
    "confirmedAt" TIMESTAMPTZ(3),
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "AlertRequest_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ProductAlert" (
    "id" SERIAL NOT NULL,
    "watcherId" INTEGER NOT NULL,
    "productId" INTEGER NOT NULL,
    "kind" "ProductAlertKind" NOT NULL,
    "status" "ProductAlertStatus" NOT NULL DEFAULT 'watching',
    "locale" TEXT NOT NULL,
    "price" DECIMAL(10,2) NOT NULL,
    "round" INTEGER NOT NULL DEFAULT 1,
    "watchedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "endedAt" TIMESTAMPTZ(3),

    CONSTRAINT "ProductAlert_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "AlertWatcher_email_key" ON "AlertWatcher"("email");

-- CreateIndex
CREATE INDEX "AlertRequest_watcherId_createdAt_idx" ON "AlertRequest"("watcherId", "createdAt");

-- CreateIndex
CREATE INDEX "AlertRequest_createdAt_idx" ON "AlertRequest"("createdAt");

-- CreateIndex
CREATE INDEX "ProductAlert_productId_status_kind_price_idx" ON "ProductAlert"("productId", "status", "kind", "price");

-- CreateIndex
CREATE INDEX "ProductAlert_endedAt_idx" ON "ProductAlert"("endedAt");

-- CreateIndex
CREATE INDEX "ProductAlert_status_watchedAt_idx" ON "ProductAlert"("status", "watchedAt");

-- CreateIndex
CREATE UNIQUE INDEX "ProductAlert_watcherId_productId_kind_key" ON "ProductAlert"("watcherId", "productId", "kind");

-- AddForeignKey
ALTER TABLE "AlertRequest" ADD CONSTRAINT "AlertRequest_watcherId_fkey" FOREIGN KEY ("watcherId") REFERENCES "AlertWatcher"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProductAlert" ADD CONSTRAINT "ProductAlert_watcherId_fkey" FOREIGN KEY ("watcherId") REFERENCES "AlertWatcher"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "ProductAlert" ADD CONSTRAINT "ProductAlert_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What the schema has no words for.
ALTER TABLE "ProductAlert" ADD CONSTRAINT "ProductAlert_ended_check" CHECK (("status" = 'watching') = ("endedAt" IS NULL));
