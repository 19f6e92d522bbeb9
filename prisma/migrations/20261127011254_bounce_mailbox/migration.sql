-- CreateTable
CREATE TABLE "BounceMailbox" (
    "mailbox" TEXT NOT NULL,
    "uidValidity" BIGINT,
    "lastUid" BIGINT,
    "failingSince" TIMESTAMPTZ(3),
    "failure" TEXT,

    CONSTRAINT "BounceMailbox_pkey" PRIMARY KEY ("mailbox")
);
