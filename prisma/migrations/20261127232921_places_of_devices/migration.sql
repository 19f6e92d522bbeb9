-- AlterTable
ALTER TABLE "LicenceRule" ADD COLUMN     "freeMoves" INTEGER NOT NULL DEFAULT 3;

-- AlterTable
ALTER TABLE "LicenceActivation" ADD COLUMN     "keptUntil" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "LicenceMove" (
    "id" SERIAL NOT NULL,
    "keyId" INTEGER NOT NULL,
    "movedAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "LicenceMove_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "LicenceMove_keyId_movedAt_idx" ON "LicenceMove"("keyId", "movedAt");

-- CreateIndex
CREATE INDEX "LicenceActivation_keptUntil_idx" ON "LicenceActivation"("keptUntil");

-- AddForeignKey
ALTER TABLE "LicenceMove" ADD CONSTRAINT "LicenceMove_keyId_fkey" FOREIGN KEY ("keyId") REFERENCES "Licence"("keyId") ON DELETE CASCADE ON UPDATE CASCADE;
