ALTER TYPE "PaymentProvider" ADD VALUE 'klarna';
