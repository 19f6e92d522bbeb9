ALTER TABLE "NewsletterSubscriber"
  ADD CONSTRAINT "NewsletterSubscriber_email_small" CHECK ((email = lower(email)));
