CREATE TABLE "ToldThreshold" (
    "place" TEXT NOT NULL,
    "year" INTEGER NOT NULL,
    "level" TEXT NOT NULL,
    "at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ToldThreshold_pkey" PRIMARY KEY ("place", "year", "level")
);
