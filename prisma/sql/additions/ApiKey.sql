ALTER TABLE "ApiKey"
  ADD CONSTRAINT "ApiKey_terms_check" CHECK ((("callsPerMinute" > 0) AND (cardinality(scopes) > 0)));
