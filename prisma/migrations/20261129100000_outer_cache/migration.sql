-- CreateTable
CREATE TABLE "OuterCache" (
    "id" TEXT NOT NULL,
    "zoneId" TEXT,
    "purgedUpTo" BIGINT,
    "againFrom" BIGINT,
    "startedAt" TIMESTAMPTZ(3),
    "purgedAt" TIMESTAMPTZ(3),
    "problem" TEXT,
    "notBefore" TIMESTAMPTZ(3),
    "levelBefore" TEXT,

    CONSTRAINT "OuterCache_pkey" PRIMARY KEY ("id")
);
