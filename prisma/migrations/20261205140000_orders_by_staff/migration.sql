-- AlterEnum
ALTER TYPE "PaymentProvider" ADD VALUE 'manual';

-- AlterEnum
ALTER TYPE "PaymentMethod" ADD VALUE 'manual';

-- CreateEnum
CREATE TYPE "ManualMeans" AS ENUM ('bank_transfer', 'cash', 'other');

-- CreateTable
CREATE TABLE "ManualPayment" (
    "paymentId" UUID NOT NULL,
    "means" "ManualMeans" NOT NULL,
    "reference" VARCHAR(120) NOT NULL,
    "receivedOn" DATE NOT NULL,

    CONSTRAINT "ManualPayment_pkey" PRIMARY KEY ("paymentId")
);

-- AddForeignKey
ALTER TABLE "ManualPayment" ADD CONSTRAINT "ManualPayment_paymentId_fkey" FOREIGN KEY ("paymentId") REFERENCES "Payment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AlterTable
ALTER TABLE "Refund" ADD COLUMN "reference" VARCHAR(120) NOT NULL DEFAULT '';
