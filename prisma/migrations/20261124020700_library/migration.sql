-- Who may open the library of an e-mail address. Addresses are in lower case.
CREATE TABLE "LibraryReader" (
    "email" TEXT NOT NULL,
    "generation" INTEGER NOT NULL DEFAULT 1,
    "linkMailedAt" TIMESTAMPTZ(3) NOT NULL,
    "erasureRequestedAt" TIMESTAMPTZ(3),

    CONSTRAINT "LibraryReader_pkey" PRIMARY KEY ("email")
);

-- CreateTable
CREATE TABLE "LibrarySession" (
    "id" UUID NOT NULL,
    "email" TEXT NOT NULL,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "expiresAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "LibrarySession_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "LibrarySession_email_createdAt_idx" ON "LibrarySession"("email", "createdAt");

-- AddForeignKey
ALTER TABLE "LibrarySession" ADD CONSTRAINT "LibrarySession_email_fkey" FOREIGN KEY ("email") REFERENCES "LibraryReader"("email") ON DELETE CASCADE ON UPDATE CASCADE;

-- What somebody wrote to the store is found by address. That of orders has such an index already.
CREATE INDEX "ContactMessage_lowerEmail" ON "ContactMessage" (lower("email"));
