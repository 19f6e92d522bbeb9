ALTER TABLE "SearchSynonym"
  ADD COLUMN words text[] GENERATED ALWAYS AS (softhaven_words(softhaven_features_text(phrases))) STORED NOT NULL,
  ADD CONSTRAINT "SearchSynonym_language_check" CHECK ((language = ANY (ARRAY['en'::text, 'de'::text, 'es'::text, 'fr'::text, 'pl'::text, 'tr'::text, 'ar'::text, 'ja'::text, 'ko'::text, 'zh'::text]))),
  ADD CONSTRAINT "SearchSynonym_phrases_check" CHECK ((cardinality(phrases) >= 2));
