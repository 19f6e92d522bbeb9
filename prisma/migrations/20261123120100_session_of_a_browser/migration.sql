-- AlterTable
ALTER TABLE "AdminSession" ADD COLUMN     "isBrowser" BOOLEAN NOT NULL DEFAULT false;
