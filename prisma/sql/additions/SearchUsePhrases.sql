ALTER TABLE "SearchUsePhrases"
  ADD CONSTRAINT "SearchUsePhrases_phrases_check" CHECK ((cardinality(phrases) >= 1));
