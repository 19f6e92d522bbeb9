-- CreateTable
CREATE UNLOGGED TABLE "Editing" (
    "entityType" TEXT NOT NULL,
    "entityId" TEXT NOT NULL,
    "userId" INTEGER NOT NULL,
    "seenAt" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "Editing_pkey" PRIMARY KEY ("entityType","entityId","userId")
);

-- AddForeignKey
ALTER TABLE "Editing" ADD CONSTRAINT "Editing_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;
