-- CreateTable
CREATE TABLE "ExchangeRate" (
    "currency" CHAR(3) NOT NULL,
    "perEuro" DECIMAL(18,8) NOT NULL,
    "day" DATE NOT NULL,
    "readAt" TIMESTAMPTZ(3) NOT NULL,
    "heldPerEuro" DECIMAL(18,8),
    "heldDay" DATE,

    CONSTRAINT "ExchangeRate_pkey" PRIMARY KEY ("currency")
);

-- CreateTable
CREATE TABLE "RateReading" (
    "source" TEXT NOT NULL,
    "failingSince" TIMESTAMPTZ(3),
    "failure" TEXT,

    CONSTRAINT "RateReading_pkey" PRIMARY KEY ("source")
);
