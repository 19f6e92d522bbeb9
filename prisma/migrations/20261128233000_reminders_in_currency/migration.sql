ALTER TABLE "CartReminder" ADD COLUMN "currency" CHAR(3);
