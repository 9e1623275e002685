# Two stages: one builds with Node and npm, the other runs with neither. The set-up script is that of a machine, so that the two
# never drift. To renew the pins: docker buildx imagetools inspect debian:bookworm-slim (and node:24-bookworm-slim),
# since Dependabot reads no base from an ARG.
# Bases of one's own: --build-arg NODE_IMAGE=… --build-arg DEBIAN_IMAGE=… (docs/deploy/build-image.sh makes both by debootstrap).
ARG NODE_IMAGE=node:24.20.0-bookworm-slim@sha256:ba849c60be29959425b8734d57b8b4b7d56f98edd9504c9af091d5281095a71e
ARG DEBIAN_IMAGE=debian:bookworm-20260824-slim@sha256:88200866dfff7ea7f5cbcb6ec7c8a701889efe6fe859fe64d6990e4b07ea4171
FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY server/toolchain/setup.sh server/toolchain/packages.txt server/toolchain/distributions.txt server/toolchain/
COPY server/toolchain/setup server/toolchain/setup
RUN bash server/toolchain/setup.sh modules
COPY . .
ARG SITE_URL
ARG PUBLIC_API_ORIGIN
ARG PUBLIC_CONTACT
# The size limit that pages name, in MB; the server of this image takes the same unless it is told otherwise.
ARG MAX_MB=50
RUN bash server/toolchain/setup.sh build \
  && node_modules/.bin/bun server/toolchain/leave-server-packages.ts \
  && node_modules/.bin/bun server/toolchain/slim-image.ts \
  && rm -rf site server/bench server/testing node_modules/.cache .cache/progress

FROM ${DEBIAN_IMAGE}
WORKDIR /app
# full, or core: images, PDF and office without books, OCR, video, sound and the browser.
ARG TOOLS=full
COPY server/toolchain/setup.sh server/toolchain/packages.txt server/toolchain/distributions.txt server/toolchain/
COPY server/toolchain/setup server/toolchain/setup
# The base image is as old as its pin: what Debian has mended since comes first.
RUN apt-get update -qq && apt-get upgrade -y -qq && TOOLS=$TOOLS bash server/toolchain/setup.sh packages \
  && rm -rf .cache /var/lib/apt/lists/* /var/cache/apt/archives/*.deb /var/cache/apt/*.bin /var/log/*.log /var/log/apt
RUN useradd --uid 10000 --create-home converter && install -d -o converter -g converter -m 0711 /data
COPY --from=build /app /app
RUN node_modules/.bin/bun server/toolchain/parts.ts > /app/parts.cdx.json

ARG VERSION=dev
ARG REVISION=
ARG MAX_MB=50
LABEL org.opencontainers.image.title="File converter" \
  org.opencontainers.image.description="A site, an API and a sandboxed toolchain that convert files" \
  org.opencontainers.image.licenses="MIT" \
  org.opencontainers.image.version="${VERSION}" \
  org.opencontainers.image.revision="${REVISION}"
USER converter
# Where the host forbids user namespaces, tools are held by Landlock; the log and GET /api/health say what raises that.
# REQUIRE_SANDBOX=1 refuses such a start instead.
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data MAX_MB=$MAX_MB
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node_modules/.bin/bun", "-e", "const r = await fetch(`http://127.0.0.1:${process.env.PORT}/api/health`); process.exit(r.ok ? 0 : 1)"]
# compose.yaml has the flags that it wants.
CMD ["node_modules/.bin/bun", "server/main.ts"]
