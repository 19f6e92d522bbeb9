CREATE TYPE "AgreedTextKind" AS ENUM ('terms', 'disclaimer', 'privacy', 'returns', 'withdrawal', 'licence_notice');

CREATE TABLE "AgreedText" (
  "id" SERIAL NOT NULL,
  "kind" "AgreedTextKind" NOT NULL,
  "language" TEXT NOT NULL,
  "number" INTEGER NOT NULL,
  "title" TEXT NOT NULL,
  "body" TEXT NOT NULL,
  "hash" CHAR(64) NOT NULL,
  "validFrom" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
  CONSTRAINT "AgreedText_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "AgreedText_kind_language_number_key" ON "AgreedText" ("kind", "language", "number");

ALTER TABLE "Payment" ADD COLUMN "agreedTexts" INTEGER[] DEFAULT ARRAY[]::INTEGER[];
ALTER TABLE "Payment" ADD COLUMN "linksTexts" BOOLEAN NOT NULL DEFAULT false;
