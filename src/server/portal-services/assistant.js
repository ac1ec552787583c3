/** Brings the portal's own chat bot to the page: what any other bot's script does in its own way (src/shell/chat/README.md). */
window.portalChatBot = {
  async answer({ token, language, question, signal }) {
    const response = await fetch('/DataModel/service.svc/rest/ChatBot/GetAnswer', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'accept-language': language },
      body: JSON.stringify({ chatToken: token, question }),
      signal,
    });
    const { data, Message } = await response.json();
    if (!response.ok) throw new Error(Message);
    return {
      text: data.Text,
      links: data.Links.map(({ Title, Address }) => ({ title: Title, address: Address })),
      suggestions: data.Suggestions,
    };
  },
};
