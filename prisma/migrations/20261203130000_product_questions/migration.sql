CREATE TYPE "QuestionStatus" AS ENUM ('pending', 'published', 'hidden');

CREATE TABLE "ProductQuestion" (
  "id" SERIAL NOT NULL,
  "productId" INTEGER NOT NULL,
  "text" TEXT NOT NULL,
  "displayName" TEXT NOT NULL DEFAULT '',
  "email" TEXT,
  "locale" TEXT NOT NULL DEFAULT 'en',
  "status" "QuestionStatus" NOT NULL DEFAULT 'pending',
  "answer" TEXT,
  "answeredAt" TIMESTAMPTZ(3),
  "publishedAt" TIMESTAMPTZ(3),
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updatedAt" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "ProductQuestion_pkey" PRIMARY KEY ("id"),
  -- What is shown has an answer.
  CONSTRAINT "ProductQuestion_published_check" CHECK ("status" <> 'published' OR ("answer" IS NOT NULL AND "publishedAt" IS NOT NULL))
);

CREATE INDEX "ProductQuestion_productId_status_publishedAt_id_idx"
  ON "ProductQuestion" ("productId", "status", "publishedAt" DESC, "id" DESC);
CREATE INDEX "ProductQuestion_status_updatedAt_idx" ON "ProductQuestion" ("status", "updatedAt" DESC);
CREATE INDEX "ProductQuestion_lowerEmail" ON "ProductQuestion" (lower("email"));

ALTER TABLE "ProductQuestion" ADD CONSTRAINT "ProductQuestion_productId_fkey"
  FOREIGN KEY ("productId") REFERENCES "Product" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
