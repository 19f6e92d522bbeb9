-- Products whose keys the store makes by a rule, and what software asks about them.
-- AlterTable
ALTER TABLE "Product" ADD COLUMN     "keysByRule" BOOLEAN NOT NULL DEFAULT false;

-- CreateTable
CREATE TABLE "LicenceRule" (
    "productId" INTEGER NOT NULL,
    "pattern" TEXT NOT NULL,
    "deviceLimit" INTEGER NOT NULL,
    "termDays" INTEGER,
    "version" TEXT NOT NULL DEFAULT '',
    "downloadUrl" TEXT NOT NULL DEFAULT '',
    "changelog" TEXT NOT NULL DEFAULT '',
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "LicenceRule_pkey" PRIMARY KEY ("productId")
);

-- CreateTable
CREATE TABLE "Licence" (
    "keyId" INTEGER NOT NULL,
    "deviceLimit" INTEGER NOT NULL,
    "termDays" INTEGER,
    "expiresAt" TIMESTAMPTZ(3),

    CONSTRAINT "Licence_pkey" PRIMARY KEY ("keyId")
);

-- CreateTable
CREATE TABLE "LicenceActivation" (
    "id" SERIAL NOT NULL,
    "keyId" INTEGER NOT NULL,
    "deviceHash" CHAR(64) NOT NULL,
    "deviceName" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastSeenAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "LicenceActivation_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "LicenceSigningKey" (
    "id" INTEGER NOT NULL DEFAULT 1,
    "publicKey" TEXT NOT NULL,
    "privateKeyEncrypted" BYTEA NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "LicenceSigningKey_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "LicenceActivation_keyId_deviceHash_key" ON "LicenceActivation"("keyId", "deviceHash");

-- AddForeignKey
ALTER TABLE "LicenceRule" ADD CONSTRAINT "LicenceRule_productId_fkey" FOREIGN KEY ("productId") REFERENCES "Product"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Licence" ADD CONSTRAINT "Licence_keyId_fkey" FOREIGN KEY ("keyId") REFERENCES "ProductKey"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LicenceActivation" ADD CONSTRAINT "LicenceActivation_keyId_fkey" FOREIGN KEY ("keyId") REFERENCES "Licence"("keyId") ON DELETE CASCADE ON UPDATE CASCADE;

-- Keys are made as the rule says, or come from a pool, or are codes of gift cards.
ALTER TABLE "Product" ADD CONSTRAINT "Product_keysByRule_check"
  CHECK (NOT "keysByRule" OR ("delivery" = 'manual' AND NOT "isGiftCard"));
ALTER TABLE "LicenceRule" ADD CONSTRAINT "LicenceRule_terms_check" CHECK ("deviceLimit" > 0 AND "termDays" > 0);
ALTER TABLE "Licence"
  ADD CONSTRAINT "Licence_terms_check" CHECK ("deviceLimit" > 0 AND "termDays" > 0),
  ADD CONSTRAINT "Licence_expiresAt_check" CHECK ("expiresAt" IS NULL OR "termDays" IS NOT NULL);
ALTER TABLE "LicenceSigningKey" ADD CONSTRAINT "LicenceSigningKey_one_check" CHECK ("id" = 1);
