import { Elysia } from 'elysia';
import { message } from '../../catalogue/languages/message.ts';
import { passOn } from '../answers/answer.ts';
import { wantedDigest } from '../answers/repr-digest.ts';
import { sendResult } from '../answers/send-result.ts';
import { Problem } from '../contract/problem.ts';
import type { Conversion, ConversionState } from '../conversions/conversion.ts';
import { type ProgressBoard, type ProgressEvent, progressId } from '../jobs/progress.ts';
import type { Services } from '../node/services.ts';
import { recordOf } from '../requests/request-record.ts';
import { speechFor } from '../requests/speech.ts';
import { formOf } from './form-of.ts';
import { acceptJob, prefersAsync } from './jobs.ts';

/** A conversion state as a progress event. */
const eventOf = (state: ConversionState<unknown>): ProgressEvent | undefined => {
  if (state.state === 'receiving') return undefined;
  if (state.state === 'queued') return state;
  // The rest takes almost no time.
  if (state.state === 'working' && state.phase === 'packing') return undefined;
  return state.state === 'working' ? { state: 'working', fraction: state.fraction } : { state: 'ended' };
};

/** Publishes progress under the id in the form, if it has one. */
const tellWatchers = (board: ProgressBoard, conversion: Conversion<unknown>): void => {
  const begin = (id: string | undefined): void => {
    if (!id || !progressId.test(id)) return;
    conversion.watch((state) => {
      const event = eventOf(state);
      if (event) board.tell(id, event);
    });
  };
  conversion.accepted.then(
    ({ fields }) => begin(fields.get('progressId')),
    () => undefined,
  );
};

/** `POST /api/convert`: converts one form's files and returns the result; stores nothing. */
export const convertRoute = (services: Services) =>
  new Elysia().post(
    '/api/convert',
    async ({ request, server }) => {
      if (prefersAsync(request.headers)) {
        const answer = await acceptJob(services, request, server?.requestIP(request)?.address);
        answer.headers.set('Preference-Applied', 'respond-async');
        return answer;
      }
      const { callers, downloads, progress } = services;
      const client = callers(request, server?.requestIP(request)?.address);
      const conversion = services.convert({ form: formOf(request), client, signal: request.signal, record: recordOf(request) });
      tellWatchers(progress, conversion);
      const end = await conversion.ended;
      if (end.state === 'failed') throw end.problem;
      // The client has disconnected and will not see this.
      if (end.state === 'cancelled') throw new Problem('invalid_request', message('connectionClosed'));
      const { result } = end;
      // Deletes the remote result once it has been read or the reader disconnects.
      if ('open' in result) return passOn(result, speechFor(request), () => void conversion.discard());
      return sendResult(result, {
        record: recordOf(request),
        speech: speechFor(request),
        downloads,
        cut: () => server?.timeout(request, 1),
        discard: conversion.discard,
        release: conversion.release,
        digest: wantedDigest(request.headers),
      });
    },
    { parse: 'none' },
  );
