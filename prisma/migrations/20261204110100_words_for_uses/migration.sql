-- What the owner calls a use of software in a language, instead of what ships with the store.
CREATE TABLE "SearchUsePhrases" (
  "useId" TEXT NOT NULL,
  "language" TEXT NOT NULL,
  "phrases" TEXT[],

  CONSTRAINT "SearchUsePhrases_pkey" PRIMARY KEY ("useId","language")
);
ALTER TABLE "SearchUsePhrases" ADD CONSTRAINT "SearchUsePhrases_phrases_check" CHECK (cardinality("phrases") >= 1);
