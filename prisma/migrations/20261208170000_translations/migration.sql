-- What the owner wrote of products, categories and articles in further languages.
CREATE TYPE "TranslatedSubject" AS ENUM ('product', 'category', 'article');

CREATE TABLE "Translation" (
  "subject" "TranslatedSubject" NOT NULL,
  "subjectId" INTEGER NOT NULL,
  "language" TEXT NOT NULL,
  "slug" TEXT,
  "texts" JSONB NOT NULL DEFAULT '{}',
  "updatedAt" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "Translation_pkey" PRIMARY KEY ("subject", "subjectId", "language")
);

CREATE UNIQUE INDEX "Translation_subject_language_slug_key" ON "Translation" ("subject", "language", "slug");
