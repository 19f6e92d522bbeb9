ALTER TABLE "Licence"
  ADD CONSTRAINT "Licence_expiresAt_check" CHECK ((("expiresAt" IS NULL) OR ("termDays" IS NOT NULL))),
  ADD CONSTRAINT "Licence_terms_check" CHECK ((("deviceLimit" > 0) AND ("termDays" > 0)));
