-- AlterTable
ALTER TABLE "Media" ADD COLUMN     "isEncoded" BOOLEAN NOT NULL DEFAULT false;

-- CreateIndex
CREATE INDEX "Media_isEncoded_idx" ON "Media"("isEncoded");
