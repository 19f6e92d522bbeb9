-- Staff may show a question that nobody has answered, so that buyers do.
ALTER TABLE "ProductQuestion" DROP CONSTRAINT "ProductQuestion_published_check";
ALTER TABLE "ProductQuestion" ADD CONSTRAINT "ProductQuestion_published_check"
  CHECK ("status" <> 'published' OR "publishedAt" IS NOT NULL);

CREATE TYPE "BuyerAnswerStatus" AS ENUM ('pending', 'published', 'hidden');

CREATE TABLE "BuyerAnswer" (
  "id" SERIAL NOT NULL,
  "questionId" INTEGER NOT NULL,
  "orderItemId" INTEGER NOT NULL,
  "buyerEmail" TEXT,
  "displayName" TEXT NOT NULL,
  "text" TEXT NOT NULL,
  "locale" TEXT NOT NULL DEFAULT 'en',
  "status" "BuyerAnswerStatus" NOT NULL DEFAULT 'pending',
  "publishedAt" TIMESTAMPTZ(3),
  "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  "updatedAt" TIMESTAMPTZ(3) NOT NULL,
  CONSTRAINT "BuyerAnswer_pkey" PRIMARY KEY ("id"),
  CONSTRAINT "BuyerAnswer_published_check" CHECK ("status" <> 'published' OR "publishedAt" IS NOT NULL)
);

CREATE UNIQUE INDEX "BuyerAnswer_questionId_buyerEmail_key" ON "BuyerAnswer" ("questionId", "buyerEmail");
CREATE INDEX "BuyerAnswer_orderItemId_idx" ON "BuyerAnswer" ("orderItemId");
CREATE INDEX "BuyerAnswer_status_idx" ON "BuyerAnswer" ("status");
CREATE INDEX "BuyerAnswer_buyerEmail_idx" ON "BuyerAnswer" ("buyerEmail");

ALTER TABLE "BuyerAnswer" ADD CONSTRAINT "BuyerAnswer_questionId_fkey"
  FOREIGN KEY ("questionId") REFERENCES "ProductQuestion" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
ALTER TABLE "BuyerAnswer" ADD CONSTRAINT "BuyerAnswer_orderItemId_fkey"
  FOREIGN KEY ("orderItemId") REFERENCES "OrderItem" ("id") ON DELETE CASCADE ON UPDATE CASCADE;
