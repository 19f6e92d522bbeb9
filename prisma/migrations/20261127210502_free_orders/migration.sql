-- AlterEnum
ALTER TYPE "PaymentProvider" ADD VALUE 'free';

-- AlterEnum
ALTER TYPE "PaymentMethod" ADD VALUE 'free';
