-- Those of before were made with the only account of their time, which their date says.
ALTER TABLE "Payment" ADD COLUMN "providerAccount" TEXT;
