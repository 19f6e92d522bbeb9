-- CreateTable
CREATE TABLE "SupplierFeed" (
    "id" SERIAL NOT NULL,
    "name" TEXT NOT NULL,
    "url" TEXT NOT NULL,
    "everyHours" INTEGER NOT NULL,
    "isOn" BOOLEAN NOT NULL DEFAULT false,
    "nextRunAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastRunAt" TIMESTAMPTZ(3),
    "lastResult" JSONB,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "SupplierFeed_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "SupplierFeed_nextRunAt_idx" ON "SupplierFeed"("nextRunAt");
