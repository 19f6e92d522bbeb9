-- What authenticators know an address by: nothing of it.
ALTER TABLE "LibraryReader" ADD COLUMN "passkeyHandle" UUID NOT NULL DEFAULT gen_random_uuid();
CREATE UNIQUE INDEX "LibraryReader_passkeyHandle_key" ON "LibraryReader"("passkeyHandle");

-- Passkeys by which the library of an address is opened.
CREATE TABLE "LibraryPasskey" (
    "id" SERIAL NOT NULL,
    "email" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "credentialId" TEXT NOT NULL,
    "publicKey" BYTEA NOT NULL,
    "counter" INTEGER NOT NULL DEFAULT 0,
    "transports" TEXT[] DEFAULT ARRAY[]::TEXT[],
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "lastUsedAt" TIMESTAMPTZ(3),

    CONSTRAINT "LibraryPasskey_pkey" PRIMARY KEY ("id")
);

CREATE UNIQUE INDEX "LibraryPasskey_credentialId_key" ON "LibraryPasskey"("credentialId");
CREATE INDEX "LibraryPasskey_email_idx" ON "LibraryPasskey"("email");
ALTER TABLE "LibraryPasskey" ADD CONSTRAINT "LibraryPasskey_email_fkey" FOREIGN KEY ("email") REFERENCES "LibraryReader"("email") ON DELETE CASCADE ON UPDATE CASCADE;

-- Which passkey a browser came in by: when that is removed, so is the session.
ALTER TABLE "LibrarySession" ADD COLUMN "passkeyId" INTEGER;
CREATE INDEX "LibrarySession_passkeyId_idx" ON "LibrarySession"("passkeyId");
ALTER TABLE "LibrarySession" ADD CONSTRAINT "LibrarySession_passkeyId_fkey" FOREIGN KEY ("passkeyId") REFERENCES "LibraryPasskey"("id") ON DELETE SET NULL ON UPDATE CASCADE;
