ALTER TABLE "LicenceRule"
  ADD CONSTRAINT "LicenceRule_terms_check" CHECK ((("deviceLimit" > 0) AND ("termDays" > 0)));
