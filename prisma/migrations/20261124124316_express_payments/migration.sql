-- AlterTable
ALTER TABLE "Payment" ADD COLUMN     "isExpress" BOOLEAN NOT NULL DEFAULT false;
