ALTER TYPE "PaymentProvider" ADD VALUE 'square';
