-- AlterTable
ALTER TABLE "TaxIdCheck" ADD COLUMN     "consultation" TEXT NOT NULL DEFAULT '';
