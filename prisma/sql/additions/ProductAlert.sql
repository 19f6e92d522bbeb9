ALTER TABLE "ProductAlert"
  ADD CONSTRAINT "ProductAlert_ended_check" CHECK (((status = 'watching'::"ProductAlertStatus") = ("endedAt" IS NULL)));
