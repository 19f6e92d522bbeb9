ALTER TABLE "MailingRecipient"
  ADD CONSTRAINT "MailingRecipient_mail_check" CHECK ((("emailId" IS NULL) OR ("handledAt" IS NOT NULL)));
