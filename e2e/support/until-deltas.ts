import { eventually, ports } from './stack';

/** Waits until the edge has made the deltas of the pinned releases. Before that, browsers get whole files. */
export async function untilDeltasMade(): Promise<void> {
  await eventually('the deltas are made', async () => {
    const metrics = await fetch(`http://127.0.0.1:${ports.edge + 9}/metrics`);
    return /^edge_delta_queue_length 0$/m.test(await metrics.text());
  });
}
