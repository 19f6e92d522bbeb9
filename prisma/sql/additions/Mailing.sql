ALTER TABLE "Mailing"
  ADD CONSTRAINT "Mailing_rate_check" CHECK (("mailsPerMinute" > 0)),
  ADD CONSTRAINT "Mailing_scheduled_check" CHECK (((status <> 'scheduled'::"MailingStatus") OR ("scheduledFor" IS NOT NULL))),
  ADD CONSTRAINT "Mailing_started_check" CHECK (((status <> ALL (ARRAY['sending'::"MailingStatus", 'paused'::"MailingStatus", 'sent'::"MailingStatus"])) OR ("startedAt" IS NOT NULL)));
