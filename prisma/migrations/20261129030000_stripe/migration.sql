ALTER TYPE "PaymentProvider" ADD VALUE 'stripe';
