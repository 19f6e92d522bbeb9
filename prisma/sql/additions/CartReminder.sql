ALTER TABLE "CartReminder"
  ADD CONSTRAINT "CartReminder_email_check" CHECK ((email = lower(email))),
  ADD CONSTRAINT "CartReminder_lines_check" CHECK (((lines IS NULL) = ("mailedAt" IS NULL))),
  ADD CONSTRAINT "CartReminder_mailed_check" CHECK (((status <> 'mailed'::"CartReminderStatus") OR ("mailedAt" IS NOT NULL)));
